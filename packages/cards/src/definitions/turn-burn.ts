import {
  anyTarget,
  apply,
  dealDamage,
  keyword,
  loseAllAbilities,
  setBasePT,
  setColor,
  spell,
  target,
  the,
  twoFaced,
} from '@spellwright/dsl'

export const turnBurn = twoFaced(
  'split',
  {
    name: 'Turn',
    cost: '{2}{U}',
    type: 'Instant',
    abilities: [
      spell({
        targets: { turned: target({ type: 'creature' }) },
        effects: [
          apply(the('turned'), [
            loseAllAbilities,
            setColor('R'),
            { kind: 'setCreatureTypes', subtypes: ['Weird'] },
            setBasePT(0, 1),
          ]),
        ],
      }),
      keyword('fuse'),
    ],
  },
  {
    name: 'Burn',
    cost: '{1}{R}',
    type: 'Instant',
    abilities: [spell({ targets: { burned: anyTarget }, effects: [dealDamage(2, the('burned'))] }), keyword('fuse')],
  },
)
