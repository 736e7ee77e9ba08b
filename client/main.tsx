import './app/boot.ts';
import { App } from './app/app.tsx';
import { start } from './app/start.tsx';

start(<App />, false);
