/** The application: what the address asks for, and which screen is shown. */
export function App() {
  return (
    <main className="shell">
      <h1 className="wordmark">Koiogran</h1>
    </main>
  )
}
