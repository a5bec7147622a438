import type { PhoneCheck, PhoneToVerify } from '@baize/api';
import { sessionOf, type Handler } from '../contract/Call.ts';
import { checkPhoneCode } from '../verification/checkPhoneCode.ts';
import { sendPhoneCode } from '../verification/sendPhoneCode.ts';

const sendPhoneVerification: Handler = (sandbox, call) =>
  sendPhoneCode(sandbox, sessionOf(call).player, call.body as PhoneToVerify, call.address);

const checkPhoneVerification: Handler = (sandbox, call) =>
  checkPhoneCode(sandbox, sessionOf(call).player.id, call.body as PhoneCheck);

export const verificationRoutes: Record<string, Handler> = { sendPhoneVerification, checkPhoneVerification };
