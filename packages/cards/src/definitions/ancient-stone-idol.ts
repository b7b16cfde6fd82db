import { card, count, createToken, dies, keyword, rule, token, triggered } from '@spellwright/dsl'

const construct = token({
  colors: [],
  type: 'Artifact Creature — Construct',
  power: 6,
  toughness: 12,
  abilities: [keyword('trample')],
})

export const ancientStoneIdol = card({
  name: 'Ancient Stone Idol',
  cost: '{10}',
  type: 'Artifact Creature — Golem',
  power: 12,
  toughness: 12,
  abilities: [
    keyword('flash'),
    rule(
      {
        kind: 'costChange',
        player: 'you',
        spell: 'self',
        change: { kind: 'reduce', mana: '{1}', times: count({ type: 'creature', is: 'attacking' }) },
      },
      { zone: 'everywhere' },
    ),
    keyword('trample'),
    triggered({ on: dies('self'), effects: [createToken(1, construct)] }),
  ],
})
