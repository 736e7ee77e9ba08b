import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useLedger, useStats } from '#client/lib/http/read-models.ts';
import { useChoiceBasis } from '#client/lib/http/use-choice-basis.ts';

/** A part of the dashboard moves while what is above it loads: once all has loaded, the page scrolls to it again. */
export function useAnchorScroll(): void {
  const { hash } = useLocation();
  const isRead = [useStats().data, useLedger().data, useChoiceBasis().basis].every(Boolean);
  const scroll = useEffectEvent(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  });
  useEffect(() => {
    if (isRead) scroll();
  }, [isRead]);
}
