import { defineConfig } from 'vitest/config'

/** Tests in a real Chromium against a real server; see tests/. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 1_200_000,
    hookTimeout: 180_000,
  },
})
