import { startScripts } from './startScripts';

/* At the end of every page that gets the site's script, right after the template that holds it. */
const waiting = document.currentScript?.previousElementSibling;
if (waiting instanceof HTMLTemplateElement) startScripts(waiting);
