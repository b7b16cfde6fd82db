import { entersTapped, mill, spell, tapForMana, targetOpponent, the, twoFaced } from '@spellwright/dsl'

export const jidoorAristocraticCapitalOverture = twoFaced(
  'adventure',
  { name: 'Jidoor, Aristocratic Capital', type: 'Land — Town', abilities: [entersTapped, tapForMana('{U}')] },
  {
    name: 'Overture',
    type: 'Sorcery — Adventure',
    cost: '{4}{U}{U}',
    abilities: [
      spell({
        targets: { player: targetOpponent },
        effects: [
          mill(
            { kind: 'half', quantity: { kind: 'cardsIn', zone: 'library', player: the('player') }, round: 'down' },
            the('player'),
          ),
        ],
      }),
    ],
  },
)
