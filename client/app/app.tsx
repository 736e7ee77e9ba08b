import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { ThemeProvider } from 'styled-components';
import { theme } from '#client/styles/theme.ts';
import { LoadingScreen } from '#client/ui/loading-screen.tsx';
import { paths } from '#client/ui/paths.ts';
import { ToastHost } from '#client/ui/toaster.tsx';
import { type Address, AuthGate } from './auth-gate.tsx';
import { ErrorBoundary } from './error-boundary.tsx';

const loadLanding = async () => ({ default: (await import('./landing.tsx')).Landing });
const LazyLanding = lazy(loadLanding);
const Screens = lazy(async () => ({ default: (await import('./screens.tsx')).Screens }));

type AppProps = {
  /** The address of the page: `window.location`, or the one that the build prerenders. */
  address: Address;
  /** The landing page, where the HTML shows it already. Otherwise it is loaded when a visitor needs it. */
  Landing?: ComponentType | undefined;
  onStarted?: () => void;
};

export function App({ address, Landing, onStarted }: AppProps) {
  const VisitorPage = Landing ?? LazyLanding;
  const isPrerendered = Landing !== undefined;
  useEffect(() => {
    onStarted?.();
    // The landing page comes while the gate still asks who is there. Should that fail, showing it fails and says so.
    if (address.pathname === paths.home && !isPrerendered) loadLanding().catch(() => {});
  }, [address, isPrerendered, onStarted]);

  return (
    <Appearance>
      <ErrorBoundary>
        <Suspense fallback={<LoadingScreen />}>
          <AuthGate address={address} isVisitor={isPrerendered}>
            {(viewer, isMember) => {
              if (isMember || address.pathname !== paths.home) return <Screens viewer={viewer} />;
              // A visitor's first page goes without the router: it is an eighth of all that they load.
              return viewer === null ? <VisitorPage /> : <LoadingScreen />;
            }}
          </AuthGate>
        </Suspense>
        <ToastHost />
      </ErrorBoundary>
    </Appearance>
  );
}

/** What everything that is shown needs in order to look like the product. */
export const Appearance = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>{children}</ThemeProvider>
);
