import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** Where `npm run dev` finds a running `sagaboard serve`. */
const SERVICE = process.env.SAGABOARD_SERVICE ?? 'http://127.0.0.1:8421'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/sagaboard/service/client',
    emptyOutDir: true,
    target: 'es2022',
    // Inlined files would be data: addresses, which the content security policy forbids for fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': { target: SERVICE, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'] },
})
