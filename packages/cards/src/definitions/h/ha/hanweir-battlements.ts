import {
  activated,
  apply,
  attacks,
  card,
  gain,
  keyword,
  mana,
  type TokenDefinition,
  tap,
  tapForMana,
  target,
  the,
  token,
  triggered,
} from '@spellwright/dsl'

const horror = token({ colors: [], type: 'Creature — Eldrazi Horror', power: 3, toughness: 2 })

const writhingTownship: TokenDefinition = token({
  name: 'Hanweir, the Writhing Township',
  colors: [],
  type: 'Legendary Creature — Eldrazi Ooze',
  power: 7,
  toughness: 4,
  abilities: [
    keyword('trample'),
    keyword('haste'),
    triggered({
      on: attacks('self'),
      effects: [{ kind: 'createToken', player: 'you', count: 2, token: horror, enters: ['tapped', 'attacking'] }],
    }),
  ],
})

export const hanweirBattlements = card({
  name: 'Hanweir Battlements',
  type: 'Land',
  abilities: [
    tapForMana('{C}'),
    activated({
      cost: [mana('{R}'), tap],
      targets: { creature: target({ type: 'creature' }) },
      effects: [apply(the('creature'), [gain('haste')])],
    }),
    activated({
      cost: [mana('{3}{R}{R}'), tap],
      effects: [{ kind: 'meld', partner: { type: 'creature', name: 'Hanweir Garrison' }, into: writhingTownship }],
    }),
  ],
})
