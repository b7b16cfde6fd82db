import {
  apply,
  card,
  enters,
  exactly,
  keyword,
  mana,
  may,
  target,
  the,
  triggered,
  youControlIt,
} from '@spellwright/dsl'

export const yuffieMateriaHunter = card({
  name: 'Yuffie, Materia Hunter',
  cost: '{2}{R}',
  type: 'Legendary Creature — Human Ninja',
  power: 3,
  toughness: 3,
  abilities: [
    keyword({ kind: 'ninjutsu', cost: [mana('{1}{R}')] }),
    triggered({
      on: enters('self'),
      targets: { artifact: target({ type: 'artifact', not: { type: 'creature' } }) },
      effects: [
        apply(the('artifact'), [youControlIt], 'whileYouControlSource'),
        may(
          {
            kind: 'choose',
            player: 'you',
            from: { subtype: 'Equipment', controller: 'you' },
            count: exactly(1),
            as: 'equipment',
          },
          { kind: 'attach', what: the('equipment'), to: 'self' },
        ),
      ],
    }),
  ],
})
