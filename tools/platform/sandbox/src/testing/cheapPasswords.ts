import { PASSWORD_COST } from '../session/password.ts';

/* The set-up of every test: a login at full cost takes half the time of a test. */
PASSWORD_COST.N = 16;
