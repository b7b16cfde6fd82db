import { card, replacement, rule } from '@spellwright/dsl'

export const yawgmothsAgenda = card({
  name: "Yawgmoth's Agenda",
  cost: '{3}{B}{B}',
  type: 'Enchantment',
  abilities: [
    rule({ kind: 'cantCast', player: 'you', spell: {}, perTurn: 1 }),
    rule({ kind: 'mayPlayFrom', player: 'you', zone: 'graveyard', what: { owner: 'you' }, verb: 'play' }),
    replacement({
      kind: 'zoneChange',
      object: { owner: 'you', is: 'nontoken' },
      to: 'graveyard',
      instead: { to: 'exile' },
    }),
  ],
})
