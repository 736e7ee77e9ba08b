import './app/boot.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, Appearance } from './app/app.tsx';
import { watchStart } from './app/watch-start.ts';
import { ErrorScreen } from './ui/error-screen.tsx';

const root = createRoot(document.getElementById('root') ?? document.body);

const stopWatching = watchStart((error) =>
  root.render(
    <Appearance>
      <ErrorScreen kind="App" error={error} />
    </Appearance>,
  ),
);

root.render(
  <StrictMode>
    <App onStarted={stopWatching} />
  </StrictMode>,
);
