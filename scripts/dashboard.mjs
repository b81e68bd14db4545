// `npm run dashboard`: writes the dashboard for Grafana from its table of panels.
import { writeFileSync } from 'node:fs';
import { DASHBOARD, dashboardText } from './lib/dashboard.mjs';

writeFileSync(DASHBOARD, dashboardText());
