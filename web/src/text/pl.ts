/** One file for each part of the shell: `pl/lobby.ftl`. */
export default Object.values(
  import.meta.glob<string>('./pl/*.ftl', { query: '?raw', import: 'default', eager: true }),
)
