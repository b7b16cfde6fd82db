/** Lets tests read the card data from files, as programs in Node.js do. */
import '@spellwright/cards/node'
