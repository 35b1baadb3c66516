/** One file for each part of the shell: `cs/lobby.ftl`. */
export default Object.values(
  import.meta.glob<string>('./cs/*.ftl', { query: '?raw', import: 'default', eager: true }),
)
