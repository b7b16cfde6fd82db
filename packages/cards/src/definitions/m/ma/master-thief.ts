import { apply, card, enters, target, the, triggered, youControlIt } from '@spellwright/dsl'

export const masterThief = card({
  name: 'Master Thief',
  cost: '{2}{U}{U}',
  type: 'Creature — Human Rogue',
  power: 2,
  toughness: 2,
  abilities: [
    triggered({
      on: enters('self'),
      targets: { artifact: target({ type: 'artifact' }) },
      effects: [apply(the('artifact'), [youControlIt], 'whileYouControlSource')],
    }),
  ],
})
