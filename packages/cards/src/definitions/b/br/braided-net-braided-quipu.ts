import {
  activated,
  count,
  draw,
  entersWith,
  keyword,
  mana,
  put,
  removeCounter,
  ruleUntil,
  tap,
  tapIt,
  target,
  the,
  twoFaced,
} from '@spellwright/dsl'

export const braidedNetBraidedQuipu = twoFaced(
  'transform',
  {
    name: 'Braided Net',
    cost: '{2}{U}',
    type: 'Artifact',
    abilities: [
      entersWith({ kind: 'counters', counter: 'net', count: 3 }),
      activated({
        cost: [tap, removeCounter('net')],
        targets: { permanent: target({ not: { type: 'land' }, other: true }) },
        effects: [
          tapIt(the('permanent')),
          ruleUntil({ kind: 'cantActivate', object: the('permanent'), ability: 'any' }, 'whileItIsTapped'),
        ],
      }),
      keyword({ kind: 'craft', with: { type: 'artifact' }, count: 1, cost: [mana('{1}{U}')] }),
    ],
  },
  {
    name: 'Braided Quipu',
    type: 'Artifact',
    colorIndicator: ['U'],
    abilities: [
      activated({
        cost: [mana('{3}{U}'), tap],
        effects: [
          draw(count({ type: 'artifact', controller: 'you' })),
          put('library', 'self', { library: { position: 'top', depth: 3 } }),
        ],
      }),
    ],
  },
)
