import './app/boot.ts';
import './design/fonts.css';
import './design/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { Appearance } from './app/appearance.tsx';
import { watchStart } from './app/watch-start.ts';
import { ErrorScreen } from './design/error-screen.tsx';

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
