/** What is begun from outside, so that everything else that nobody uses is found: `npx knip`. */
import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  entry: [
    'src/app/floor.ts',
    'src/app/offline-worker.ts',
    // Named in index.html.
    'src/ui/main.css',
    // Opened by the tool that takes pictures of models.
    'src/scene/models/portrait.ts',
    'test/tools/*.{ts,mjs}',
    'test/tools/{bench/main,proof/*}.ts',
    'ai/arena/*.ts',
    'test/support/{probe,sound-probe,opponent-probe,one-browser}.ts',
  ],
  project: ['{src,ai,models,test,build}/**/*.{ts,tsx,mjs,css}', '*.ts'],
  compilers: {
    css: text =>
      [...text.matchAll(/(?:@import\s+|url\()['"]([^'"]+)['"]/g)].map(([, name]) => `import '${name}'`).join('\n'),
  },
  // A type may be named in what a function takes or gives without anybody else's saying it.
  exclude: ['types'],
  ignoreBinaries: ['apt-get', 'redis-server'],
}

export default config
