/* Made by `npm run gen` from openapi/. Do not edit. */

import type { ResponseSchema } from '../findSchemaViolation.ts';

/** The same for what comes after the first pages. */
export const AREA_RESPONSE_SCHEMAS: Readonly<Record<string, ResponseSchema>> = {
 "GET /account/bonus-history": {
  "data": "list"
 },
 "GET /account/envoy/available-payments/{bankSlug}": {
  "payments": "list"
 },
 "GET /account/envoy/pay": {
  "data.iframe_url": "text"
 },
 "GET /account/envoy/qr": {
  "data.iframe_url": "text"
 },
 "GET /account/financial-history": {
  "data.data": "list"
 },
 "GET /account/free-spin-history": {
  "data": "list"
 },
 "GET /account/game-history": {
  "data.data": "list"
 },
 "GET /account/game-transfers": {
  "transfers.data": "list"
 },
 "GET /account/logs": {
  "data.data": "list"
 },
 "GET /account/payment-details": {
  "methods": "list"
 },
 "GET /binary-option/balance": {
  "data.balance": "money"
 },
 "GET /binary-option/{mode}": {
  "data.url": "text"
 },
 "GET /limits/{limitType}": {
  "limit.daily": "money|null",
  "limit.weekly": "money|null",
  "limit.monthly": "money|null"
 },
 "GET /live-slot/balance": {
  "data.balance": "money"
 },
 "GET /live-slot/lobby": {
  "data.url": "text"
 },
 "GET /open-lobby": {
  "data.type": [
   "url",
   "script"
  ],
  "data.url": "text"
 },
 "GET /pending-transactions/{type}": {
  "data.*.id": "number"
 },
 "GET /poker-balance": {
  "balance": "money"
 },
 "GET /sport/betradar/{page}": {
  "data.type": [
   "script"
  ],
  "data.url": "text",
  "data.script": "text"
 },
 "GET /sportbook/betconstruct/{page}": {
  "data.url": "text"
 },
 "GET /sportbook/upgaming/{page}": {
  "data.url": "text"
 },
 "GET /sportsbook/redlane/{page}": {
  "data.url": "text"
 },
 "GET /{method}/{provider}/{type}": {
  "data.type": [
   "script"
  ],
  "data.url": "text",
  "data.script": "text"
 },
 "POST /account/claim-freespin": {
  "data.message": "string"
 },
 "POST /account/deposit/rovpay/account": {
  "account.accountBarcode": "text",
  "account.accountName": "text",
  "account.accountId": "text",
  "id": "number",
  "refId": "text",
  "token": "text"
 },
 "POST /account/deposit/rovpay/deposit": {
  "message": "string"
 },
 "POST /account/deposit/{method}": {
  "data.url": "text?"
 },
 "POST /account/verifications/sms": {
  "data.id": "text",
  "data.message": "string"
 },
 "POST /account/withdraw/{method}": {
  "data.url": "text?"
 },
 "POST /binary-option/transfer": {
  "data.message": "string"
 },
 "POST /enable-2fa": {
  "message": "string",
  "code": "text"
 },
 "POST /limits/{limitType}": {
  "data.message": "string"
 },
 "POST /live-slot/transfer": {
  "data.message": "string"
 },
 "POST /poker-transfer": {
  "message": "string"
 },
 "PUT /cancel-pending-transactions/{id}": {
  "message": "string"
 },
 "PUT /change-password": {
  "message": "string"
 },
 "PUT /update-profile": {
  "message": "string",
  "user.id": "number",
  "user.username": "string",
  "user.currency": "number"
 },
 "PUT /update-profile-address": {
  "message": "string",
  "user.id": "number",
  "user.username": "string",
  "user.currency": "number"
 }
};
