import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { licenses } from './tools/licenses.ts'
import { pages } from './tools/pages.ts'

/** Where `npm run dev` finds a running `sagaboard serve`. */
const SERVICE = process.env.SAGABOARD_SERVICE ?? 'http://127.0.0.1:8421'

/** A page is a few files: many small ones would cost a request each. Whoever plays a game needs all
 * of the table, and every page needs the shell. */
const CHUNKS = [
  {
    name: 'shell',
    test: /node_modules|src\/(parts|shell|settings)\/|src\/[\w.]+\.ts$|src\/games\/game\.ts$|src\/table\/links\.ts$/,
  },
  { name: 'table', test: /src\/table\/|src\/games\/kit\// },
]

export default defineConfig({
  plugins: [svelte(), pages(), licenses()],
  // Only a running service knows where it stands; it puts that in the place of the dot.
  base: './',
  build: {
    outDir: '../src/sagaboard/service/client',
    emptyOutDir: true,
    target: 'es2022',
    // Inlined files would be data: addresses, which the content security policy forbids for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  server: { proxy: { '/api': { target: SERVICE, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  // One DOM for all files of a worker: a new one for each took most of the time.
  test: { environment: 'jsdom', isolate: false, include: ['src/**/*.test.ts'] },
})
