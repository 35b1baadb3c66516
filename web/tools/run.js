// Runs a TypeScript program with Vite's loader: Node 20 does not read TypeScript by itself.
import { runnerImport } from 'vite'

await runnerImport(process.argv[2] ?? '', { configFile: false, logLevel: 'warn' })
