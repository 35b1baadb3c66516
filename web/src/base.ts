/** Where the service stands on its site: "/", or a path such as "/saga/". It writes that into each
 * page; all addresses of pages and of the service begin there. */
const base = document.documentElement.dataset.base ?? '/'

/** The address of a path of ours, such as "/rules/blood-rage". */
export function at(path: string): string {
  return base + path.slice(1)
}

/** The path of ours that an address of this site means; null if it means none. */
export function pathOf(address: { pathname: string }): string | null {
  return address.pathname.startsWith(base) ? address.pathname.slice(base.length - 1) : null
}
