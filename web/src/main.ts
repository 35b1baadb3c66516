import '@fontsource-variable/source-sans-3'
import '@fontsource/grenze/600.css'
import '@fontsource/grenze/700.css'
import './tokens.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { followAddress } from './route.svelte'
import { settings } from './settings.svelte'
import { speak } from './shell.svelte'

followAddress()
await speak(settings.language)
mount(App, { target: document.getElementById('app') as HTMLElement })
