import './app/boot.ts';
import { start } from './app/start.tsx';

start();
