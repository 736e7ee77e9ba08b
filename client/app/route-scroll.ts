import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new screen starts at its top, a link to a part of a screen at that part; going back is left to the browser. */
export function RouteScroll(): null {
  const location = useLocation();
  const way = useNavigationType();
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
    else if (way !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
  }, [location, way]);
  return null;
}
