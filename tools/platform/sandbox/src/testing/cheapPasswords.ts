import { PASSWORD_COST } from '../session/password.ts';

/* The set-up of every test: a login at full cost is half of what a test of a call takes. */
PASSWORD_COST.N = 16;
