/** Going back in the browser’s history stays in the game. */
import { useEffect, useRef } from 'react'

/**
 * The browser's own way back – a key, or a swipe – leads from any screen to the menu instead of off the page. What is left is kept, as
 * when it is left by our own keys. Whoever came by an address straight into a screen goes back to where they came from.
 */
export function useWayBack(atMenu: boolean, toMenu: () => void): void {
  /** An entry of ours is the browser's latest: going back stays on the page. */
  const ours = useRef(false)
  /** What the address ended in when that entry was made. */
  const hash = useRef('')
  const before = useRef(atMenu)
  const home = useRef(toMenu)
  home.current = toMenu
  useEffect(() => {
    if (before.current && !atMenu && !ours.current) {
      hash.current = window.location.hash
      window.history.pushState(null, '')
      ours.current = true
    }
    before.current = atMenu
  }, [atMenu])
  useEffect(() => {
    const back = () => {
      // Another link in the address is no way back.
      if (!ours.current || window.location.hash !== hash.current) return
      ours.current = false
      home.current()
    }
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [])
}
