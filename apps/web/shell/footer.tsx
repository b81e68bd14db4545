import { t } from '../components/translate.js';

export const Footer = () => (
  <footer class="house-foot">
    <p>{t('foot')}</p>
    <a href="/docs">{t('apiDocs')}</a>
  </footer>
);
