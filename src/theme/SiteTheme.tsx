import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { theme } from './theme';

interface SiteThemeProps {
  /** The global rules. The browser finds them in the prerendered page, so they are not loaded as script. */
  readonly globalStyle?: ReactNode;
  readonly children: ReactNode;
}

/** The look of the site for everything inside it. */
export function SiteTheme({ globalStyle, children }: SiteThemeProps) {
  return (
    <ThemeProvider theme={theme}>
      {globalStyle}
      {children}
    </ThemeProvider>
  );
}
