import './fonts.css'
import './tokens.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { preload } from './opening'
import { PAGES } from './pages'
import { followAddress, route } from './route.svelte'
import { settings } from './settings.svelte'
import { speak } from './shellText.svelte'

const target = document.getElementById('app') as HTMLElement

// Not awaited: the pages import from the file that this stands in, and would wait for it in turn.
async function begin(): Promise<void> {
  followAddress()
  preload()
  try {
    // The page's code travels beside its words.
    await Promise.all([speak(settings.language), PAGES[route.now.page]()])
    mount(App, { target })
  } catch (error) {
    // There are no words to say it in another language.
    target.textContent =
      'Sagaboard could not be loaded. Nothing is lost: every move is stored. Reload the page to try again.'
    throw error
  }
}

void begin()
