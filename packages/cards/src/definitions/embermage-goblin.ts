import {
  activated,
  anyTarget,
  card,
  dealDamage,
  enters,
  may,
  put,
  search,
  shuffle,
  tap,
  the,
  triggered,
} from '@spellwright/dsl'

export const embermageGoblin = card({
  name: 'Embermage Goblin',
  cost: '{3}{R}',
  type: 'Creature — Goblin Wizard',
  power: 1,
  toughness: 1,
  abilities: [
    triggered({
      on: enters('self'),
      effects: [may(search({ name: 'Embermage Goblin' }, { reveal: 'reveal' }), put('hand', the('found')), shuffle())],
    }),
    activated({ cost: [tap], targets: { victim: anyTarget }, effects: [dealDamage(1, the('victim'))] }),
  ],
})
