/** For .svelte files; Biome formats all others, but cannot parse every one of these yet. */
export default {
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
  printWidth: 100,
  singleQuote: true,
  semi: false,
  arrowParens: 'avoid',
  svelteIndentScriptAndStyle: false,
}
