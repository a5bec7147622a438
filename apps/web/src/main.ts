import { startApp } from '@baize/shell';
import { app } from './app.ts';

void startApp(app);
