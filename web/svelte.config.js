import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

export default {
  preprocess: vitePreprocess(),
  // Short names of scopes: they stand in every rule and on every element.
  compilerOptions: { cssHash: ({ hash, filename }) => `s${hash(filename ?? '').slice(0, 5)}` },
}
