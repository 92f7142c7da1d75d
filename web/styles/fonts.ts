/** The typefaces, served by ourselves. One file holds all weights of the sans, lighter than three of one weight each. */
import '@fontsource-variable/ibm-plex-sans/wght.css';
import '@fontsource/ibm-plex-mono/400.css';
import '@fontsource/ibm-plex-mono/500.css';
