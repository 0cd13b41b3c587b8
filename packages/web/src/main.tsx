import './styles/base.css';
import './styles/controls.css';
import './styles/header.css';
import './styles/disc.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startWords } from './i18n/index.ts';
import { keepOffline } from './offline/register.ts';
import { useSettings } from './state/settings.ts';

/** Light, dark, or as the system says. */
function dress(): void {
  const { theme } = useSettings.getState();
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

dress();
useSettings.subscribe(dress);

async function open(): Promise<void> {
  await startWords();
  createRoot(document.getElementById('root') as HTMLElement).render(<App />);
  keepOffline();
}

void open();
