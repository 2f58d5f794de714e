/** What this site checks beyond what is broken. Only here the check reads `site/`. */
export { exceptions, rules as siteRules } from 'site/rules';
