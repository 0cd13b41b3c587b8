import './styles/base.css';
import './styles/controls.css';
import './styles/header.css';
import './styles/disc.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startWords } from './i18n/index.ts';
import { keepOffline } from './offline/register.ts';
import { haveNames } from './state/names.ts';
import { useSettings } from './state/settings.ts';

/** Light, dark, or as the system says. */
function dress(): void {
  const { theme } = useSettings.getState();
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

dress();
useSettings.subscribe(dress);

/** Names that cannot be had are not waited for: the page speaks with the others. */
async function startNames(): Promise<void> {
  if (!(await haveNames(useSettings.getState().names))) useSettings.setState({ names: 'real' });
}

async function open(): Promise<void> {
  await Promise.all([startWords(), startNames()]);
  createRoot(document.getElementById('root') as HTMLElement).render(<App />);
  keepOffline();
}

void open();
