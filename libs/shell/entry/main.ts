import { app } from 'baize:app';
import { startApp } from '../src/start/startApp.tsx';

void startApp(app);
