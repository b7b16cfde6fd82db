import { card, enters, keyword, ruleUntil, tapIt, target, the, triggered } from '@spellwright/dsl'

export const dungeonGeists = card({
  name: 'Dungeon Geists',
  cost: '{2}{U}{U}',
  type: 'Creature — Spirit',
  power: 3,
  toughness: 3,
  abilities: [
    keyword('flying'),
    triggered({
      on: enters('self'),
      targets: { creature: target({ type: 'creature', controller: 'opponent' }) },
      effects: [
        tapIt(the('creature')),
        ruleUntil({ kind: 'doesntUntap', what: the('creature') }, 'whileYouControlSource'),
      ],
    }),
  ],
})
