/* Made by `npm run gen` from openapi/. Do not edit. */

import type { ResponseSchema } from '../findSchemaViolation.ts';

/** What the client holds a reply to, by method and path. */
export const RESPONSE_SCHEMAS: Readonly<Record<string, ResponseSchema>> = {
 "GET /game/{id}": {
  "data.type": [
   "url",
   "script"
  ],
  "data.url": "text"
 },
 "GET /gameDemo/{id}": {
  "data.type": [
   "url",
   "script"
  ],
  "data.url": "text"
 },
 "GET /high-flyer/{mode}": {
  "data.url": "text"
 },
 "GET /user-profile": {
  "id": "number",
  "username": "string",
  "currency": "number"
 },
 "POST /account/register": {
  "message": "string"
 },
 "POST /login": {
  "access_token": "text"
 },
 "POST /login/sms-resend": {
  "id": "text?"
 },
 "POST /refresh": {
  "access_token": "text"
 }
};
