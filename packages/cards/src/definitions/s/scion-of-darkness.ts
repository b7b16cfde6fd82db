import { card, dealsDamageToPlayer, keyword, mana, may, put, target, the, triggered } from '@spellwright/dsl'

export const scionOfDarkness = card({
  name: 'Scion of Darkness',
  cost: '{5}{B}{B}{B}',
  type: 'Creature — Avatar',
  power: 6,
  toughness: 6,
  abilities: [
    keyword('trample'),
    triggered({
      on: dealsDamageToPlayer('self', 'combat'),
      targets: { card: target({ type: 'creature', zone: 'graveyard', owner: 'eventPlayer' }) },
      effects: [may(put('battlefield', the('card'), { under: 'you' }))],
    }),
    keyword({ kind: 'cycling', cost: [mana('{3}')] }),
  ],
})
