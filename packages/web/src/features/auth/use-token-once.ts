import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The secret of a mailed link. It leaves the address bar at once: history, referrers and glances over the shoulder keep addresses. */
export function useTokenOnce(): string | null {
  const [params] = useSearchParams();
  const [token] = useState(() => params.get('token') || null);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isShown = params.has('token');
  useEffect(() => {
    // The router's own replaceState; done past it, its next link would bring the token back.
    if (token && isShown) void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [token, isShown, pathname, navigate]);
  return token;
}
