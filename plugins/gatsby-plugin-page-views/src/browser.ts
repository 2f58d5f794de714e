/** The plugin's only door for loading and sending. Nothing here throws later or leaves a rejection behind. */

/** Opens the connection before the script is asked for. */
export function preconnect(address: string): void {
  const link = document.createElement('link');
  link.rel = 'preconnect';
  link.href = new URL(address, location.href).origin;
  document.head.append(link);
}

/** Loads a script. One that is blocked, as it often is, is told to the console only. */
export function insertScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.onerror = () => console.warn(`Page views: ${address} did not load.`);
  document.head.append(script);
}

/** Sends without an answer, even while the page is being left. */
export function sendBeacon(address: string, body: string): void {
  navigator.sendBeacon(address, body);
}
