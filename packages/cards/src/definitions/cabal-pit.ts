import {
  activated,
  addMana,
  card,
  dealDamage,
  mana,
  players,
  pump,
  sacrificeSelf,
  tap,
  target,
  the,
  threshold,
} from '@spellwright/dsl'

export const cabalPit = card({
  name: 'Cabal Pit',
  type: 'Land',
  abilities: [
    activated({ cost: [tap], effects: [addMana('{B}'), dealDamage(1, players('you'))] }),
    activated({
      abilityWord: 'Threshold',
      cost: [mana('{B}'), tap, sacrificeSelf],
      targets: { creature: target({ type: 'creature' }) },
      effects: [pump(the('creature'), -2, -2)],
      condition: threshold,
    }),
  ],
})
