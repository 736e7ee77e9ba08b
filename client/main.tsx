import './styles/fonts.css';
import './styles/tokens.css';
import './styles/global.css';
import './app/boot.ts';
import { App } from './app/app.tsx';
import { start } from './app/start.tsx';

void start(<App />, false);
