/** The style sheets of a table with course, log, tools and sheets over it; a game's own come after them. */
import './table.css';
import './bar.css';
import './rail.css';
import './log.css';
import './tools.css';
import './over.css';
import './tablet.css';
import './phone.css';
import './sheet.css';
