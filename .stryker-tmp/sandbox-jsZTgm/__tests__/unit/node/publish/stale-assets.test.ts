import path from 'node:path';
import { excludeStaleAssets } from '../../../../node/publish/stale-assets';
import { createProject } from '../support/project';

const digest = (sign: string): string => sign.repeat(20);

it('BLD-13 what hosts are told of names no script or sheet of a build before', () => {
  const runtime = `webpack-runtime-${digest('a')}.js`;
  const project = createProject({
    'public/webpack.stats.json': JSON.stringify({
      assetsByChunkName: { app: [`app-${digest('b')}.js`, `styles.${digest('c')}.css`], 'webpack-runtime': [runtime] },
    }),
    [`public/${runtime}`]: `({143:"${digest('d')}"})[id]`,
  });
  const present = [
    `/${runtime}`,
    `/app-${digest('b')}.js`,
    `/styles.${digest('c')}.css`,
    `/143-${digest('d')}.js`,
    `/143-${digest('d')}.js.LICENSE.txt`,
    '/favicon.svg',
    `/search/titles.${digest('e').slice(4)}.json`,
    `/static/picture-${digest('e')}.js`,
  ];
  const former = [`/app-${digest('e')}.js`, `/styles.${digest('f')}.css`, `/143-${digest('0')}.js`];
  expect(excludeStaleAssets([...present, ...former], path.join(project.root, 'public'))).toEqual(present);
  project.remove();
});
