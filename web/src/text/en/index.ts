/** One file for each part of the shell, such as `lobby.ftl`. */
export default Object.values(
  import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true }),
)
