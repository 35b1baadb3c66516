// Runs a TypeScript program with Vite's loader: Node 20 does not read TypeScript by itself.
import { runnerImport } from 'vite'

// Somebody who listens for it keeps Node from ending by itself; whoever was started ends with us.
process.on('SIGTERM', () => process.exit(143))

await runnerImport(process.argv[2] ?? '', { configFile: false, logLevel: 'warn' })
